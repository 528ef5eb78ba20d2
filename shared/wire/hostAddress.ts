// Answers for: how the address of a host is written on the wire.
import * as v from 'valibot'

/** host:port, where the host is a name, an address, or one of the sixth version in brackets. */
export const hostAddressSchema = v.pipe(v.string(), v.regex(/^(?:[a-z0-9.-]{1,100}|\[[0-9a-f:.]{1,60}\]):\d{1,5}$/i))
