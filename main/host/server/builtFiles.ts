// Answers for: where the build puts what a host needs beside its own program: the pages, and the computer players' worker.
import { fileURLToPath } from 'node:url'

// The build puts this code, with all of the host, in `dist/main`: the addresses begin there.

/** The renderer's build. */
export const PAGES_FOLDER = fileURLToPath(new URL('../renderer', import.meta.url))

/** The program of the computer players' worker. */
export const WORKER_PROGRAM = new URL('./thinker.js', import.meta.url)
