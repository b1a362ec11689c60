"""Waiting in the tests of commands: always for an event, never for a fixed time in which it should have happened."""

import os
import pathlib
import re
import signal
import time

PATIENCE = 600  # seconds until a program counts as hanging, however slow the machine is


def wait_until(condition, what):
    end = time.monotonic() + PATIENCE
    while not condition():
        if time.monotonic() > end:
            raise AssertionError(f'waited in vain until {what}')
        time.sleep(0.005)


def cpu_seconds(program):
    """The processor time of a process, to see that it has begun to work."""
    fields = pathlib.Path(f'/proc/{program.pid}/stat').read_text().rpartition(')')[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf('SC_CLK_TCK')


def wait_for_handlers(program):
    """Waits until the program catches signals: one before that ends it at once, as it should."""
    status = pathlib.Path(f'/proc/{program.pid}/status')
    caught = 1 << (signal.SIGTERM - 1)
    wait_until(lambda: int(re.search(r'SigCgt:\s*(\w+)', status.read_text())[1], 16) & caught, 'signals are caught')
