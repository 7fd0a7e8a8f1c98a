import { seoPages } from '../../schemas/seo-terms.ts'

export const pages = seoPages.map((id) => ({ id, name: `seo.pages.${id}` }))
