/**
 * What glibc reads as a process begins. It would give each thread a heap of its own and hardly return it; and once a large piece was freed, it would put the
 * next ones among the small, where their holes stay: 30 MB of them after minutes of pages, and more with pictures.
 */
export const allocator = { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '65536' }
