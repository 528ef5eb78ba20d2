// The form of a host's address in messages.
import * as v from 'valibot'

/** host:port, where the host is a name, an IPv4 address, or an IPv6 address in brackets. */
export const hostAddressSchema = v.pipe(v.string(), v.regex(/^(?:[a-z0-9.-]{1,100}|\[[0-9a-f:.]{1,60}\]):\d{1,5}$/i))
