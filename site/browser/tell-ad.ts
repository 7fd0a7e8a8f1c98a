import { api } from '../../data-providers/api.ts'
import { adMarks } from '../../schemas/ad-terms.ts'

/** Tells the server which advertisement led here; what is not told is nobody's trouble (spec: decisions OPS-1). */
export function tellAd(query: URLSearchParams, network: string) {
  const cookie = Object.fromEntries(
    adMarks(network).flatMap((name) => {
      const value = query.get(name)
      return value ? [[name, value.slice(0, 300)]] : []
    }),
  )
  void api.post('/cpa/set_cookie', { cookie })
}
