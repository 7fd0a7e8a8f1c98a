/** The catalogues that a tag can stand in. */
export const catalogues = (['offline', 'online'] as const).map((id) => ({ id, name: `seo.catalogues.${id}` }))
