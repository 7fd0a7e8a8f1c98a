import { useEffect, useState } from 'react'
import { api } from '../../../data-providers/api.ts'
import type { Gets, Success } from '../../../schemas/api.ts'

export type District = Success<Gets['/city_districts']>['districts'][number]
export interface Named {
  id: number
  name: string
}

/** Cities of the country, null until they come, and districts of those that are shown, each asked for once; what did not come is asked for by `retry`. */
export function usePlaces(shown: readonly number[]) {
  const [cities, setCities] = useState<readonly Named[] | null>(null)
  const [districts, setDistricts] = useState<Readonly<Record<number, readonly District[]>>>({})
  const [isAway, setAway] = useState(false)
  const isWanted = cities === null && !isAway
  useEffect(() => {
    if (isWanted) api.get('/cities').then((answer) => (answer.status === 'success' ? setCities(answer.data.cities) : setAway(true)))
  }, [isWanted])
  const wanted = shown.filter((id) => id && !districts[id])
  const asked = isAway ? '' : [...new Set(wanted)].join()
  useEffect(() => {
    for (const city_id of asked.split(',').filter(Boolean).map(Number))
      api
        .get('/city_districts', { city_id })
        .then((answer) => (answer.status === 'success' ? setDistricts((known) => ({ ...known, [city_id]: answer.data.districts })) : setAway(true)))
  }, [asked])
  return { cities, districtsOf: (city_id: number) => districts[city_id] ?? [], isAway, retry: () => setAway(false) }
}
