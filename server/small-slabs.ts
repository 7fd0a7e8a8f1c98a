/**
 * Short buffers share a slab of memory, which stays as long as one of them does. Node's slabs are 64 KB, so a page that is kept in 20 KB may hold three times as
 * much; beside slabs of 8 KB whatever takes 4 KB has memory of its own.
 */
export function keepSlabsSmall(): void {
  Buffer.poolSize = 8 * 1024
}
