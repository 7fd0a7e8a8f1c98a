import type { Server } from 'node:http'

/** ms without a request. */
const QUIET = 300

/** Watches who asks a server over the network; what a process asks itself is not seen. */
export function watchVisitors(server: Pick<Server, 'on' | 'off'>) {
  let last = Number.NEGATIVE_INFINITY
  const onRequest = () => {
    last = performance.now()
  }
  server.on('request', onRequest)
  return {
    /** Whether nobody has asked for a while. */
    isQuiet: () => performance.now() - last >= QUIET,
    stop: () => void server.off('request', onRequest),
  }
}
