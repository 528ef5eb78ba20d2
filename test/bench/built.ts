// Paths of the built programs that benchmarks start, valid here and in `dist/bench`.
const built = (path: string) => new URL(`../../dist/${path}.js`, import.meta.url)

/** The command `hunch`, as people have it. */
export const HUNCH_PROGRAM = built('main/hunch')

/** A server that only echoes, for comparison. */
export const ECHO_PROGRAM = built('bench/echo')

/** A client that floods a host. */
export const FLOODER_PROGRAM = built('bench/flooder')

/** A host that profiles itself on request. */
export const PROFILED_HOST_PROGRAM = built('bench/profiledHost')

/** For `--import`: reduces a process's ciphers to those of Electron. */
export const ELECTRON_CIPHERS = built('stand-in/electronCiphers')
