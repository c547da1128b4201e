#include "desk/shell/run_desk.h"

int main(int argc, char** argv) {
    flagplot::desk::EventSource person;
    return flagplot::desk::run_desk({argv + 1, argv + argc}, person);
}
