/** What lists of reference data are ordered by. */
export const referenceSorts = ['id', 'name', 'sort'] as const

/** How a subject's tutors are called: tutors, teachers, coaches, specialists (spec: decisions CAT-19). */
export const seoTypes = [1, 2, 3, 4] as const

/** Lengths of what is typed. */
export const referenceLimits = { name: [1, 100], alias: [1, 80], sort: [0, 100_000] } as const

/** A record's segment in addresses. A number would be the page of a list, `tag` begins another kind of list. */
export const aliasPattern = /^(?!tag$)(?=.*[a-z])[a-z0-9]+(?:-[a-z0-9]+)*$/
