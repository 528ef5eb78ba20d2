// Where the build puts the programs that the measures start: as seen from here, and from `dist/bench`.
const built = (path: string) => new URL(`../../dist/${path}.js`, import.meta.url)

/** The command `hunch`, as people have it. */
export const HUNCH_PROGRAM = built('main/hunch')

/** A server that only echoes, to compare with. */
export const ECHO_PROGRAM = built('bench/echo')

/** A client that floods a host. */
export const FLOODER_PROGRAM = built('bench/flooder')

/** A host that profiles itself when it is asked. */
export const PROFILED_HOST_PROGRAM = built('bench/profiledHost')

/** For `--import`: leaves a process the ciphers that Electron has. */
export const ELECTRON_CIPHERS = built('stand-in/electronCiphers')
