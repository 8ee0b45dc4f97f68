"""A disk that loses power: what was not flushed may be lost, all of it, in part or in pieces.

A small library between SQLite and the system copies each file whenever it is flushed: that is what
is safe on the disk. When the power is cut, of everything written since a part arrives, sector by
sector as chance has it.
"""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path
from random import Random
from typing import Final

SECTOR: Final = 512
FILES: Final = ("table.db", "table.db-wal")
FOLDER: Final = "PODZIEMIA_TEST_DISK"
LIBRARY: Final = r"""
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static void keep(int fd) {
    const char *folder = getenv("PODZIEMIA_TEST_DISK");
    char link[64], path[4096], made[8300], kept[8300], data[65536];
    if (!folder) return;
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    ssize_t length = readlink(link, path, sizeof path - 1);
    if (length < 0) return;
    path[length] = 0;
    const char *name = strrchr(path, '/');
    if (!name || (strcmp(name, "/table.db") && strcmp(name, "/table.db-wal"))) return;
    snprintf(kept, sizeof kept, "%s%s", folder, name);
    snprintf(made, sizeof made, "%s%s.%d.%d", folder, name, (int)getpid(), fd);
    int out = open(made, O_WRONLY | O_CREAT | O_TRUNC, 0600);
    ssize_t some, at = 0;
    while (out >= 0 && (some = pread(fd, data, sizeof data, at)) > 0) {
        if (write(out, data, some) != some) abort();
        at += some;
    }
    close(out);
    rename(made, kept);
}

int fsync(int fd) {
    int (*real)(int) = dlsym(RTLD_NEXT, "fsync");
    int done = real(fd);
    if (!done) keep(fd);
    return done;
}

int fdatasync(int fd) {
    int (*real)(int) = dlsym(RTLD_NEXT, "fdatasync");
    int done = real(fd);
    if (!done) keep(fd);
    return done;
}
"""


def build(folder: Path) -> Path | None:
    """The library, made by the C compiler if there is one."""
    compiler = shutil.which("cc")
    if compiler is None:
        return None
    source, library = folder / "disk.c", folder / "disk.so"
    source.write_text(LIBRARY)
    command = [compiler, "-shared", "-fPIC", "-O1", "-o", str(library), str(source), "-ldl"]
    done = subprocess.run(command, capture_output=True, check=False)  # noqa: S603 -- our own source
    return library if done.returncode == 0 else None


def cut(database: Path, disk: Path, chance: Random) -> int:
    """Leave of the files what is on the disk when the power is cut; how many sectors were lost."""
    lost = 0
    for name in FILES:
        file, safe = database.with_name(name), disk / name
        written = file.read_bytes() if file.exists() else b""
        flushed = safe.read_bytes() if safe.exists() else b""
        left, missing = arrived(flushed, written, chance)
        file.write_bytes(left)
        safe.write_bytes(left)
        lost += missing
    database.with_name("table.db-shm").unlink(missing_ok=True)
    return lost


def arrived(flushed: bytes, written: bytes, chance: Random) -> tuple[bytes, int]:
    """What is left of a file, and how many sectors of it were lost."""
    length = chance.choice([len(flushed), len(written)])
    share, left, lost = chance.random(), bytearray(), 0
    for at in range(0, length, SECTOR):
        old, new = flushed[at : at + SECTOR], written[at : at + SECTOR]
        keeps = old == new or chance.random() < share
        lost += not keeps
        left += (new if keeps else old).ljust(SECTOR, b"\0")
    return bytes(left[:length]), lost
