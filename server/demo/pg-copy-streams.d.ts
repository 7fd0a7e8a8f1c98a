/** The package brings no types; this is what the demo uses of it. */
declare module 'pg-copy-streams' {
  import type { Writable } from 'node:stream'
  import type { Submittable } from 'pg'

  export function from(statement: string): Writable & Submittable
}
