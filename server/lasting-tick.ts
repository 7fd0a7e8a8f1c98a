import { executionAsyncResource } from 'node:async_hooks'

/** Nothing reads it; it only has to live. */
let _lasting: object | undefined

/** Keeps one of the objects that `process.nextTick` makes for good: while none lives, V8 forgets their shape, and is slow with all later ones (record 20). */
export function keepTick(): void {
  process.nextTick(() => {
    _lasting = executionAsyncResource()
  })
}
