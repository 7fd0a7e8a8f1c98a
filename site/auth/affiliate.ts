import type { Visit } from '../page.ts'

/** By whose link a page was opened; an odd one is nobody's (spec: decisions TUT-11). */
export const affiliateIn = ({ query: { affiliate_id = '' } }: Pick<Visit, 'query'>): { affiliate_id?: number } =>
  /^[1-9]\d{0,8}$/.test(affiliate_id) ? { affiliate_id: Number(affiliate_id) } : {}
