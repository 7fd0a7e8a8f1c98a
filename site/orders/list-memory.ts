import { useEffect } from 'react'
import { rememberPlace } from '../catalogue/last-visited.ts'

/** Keeps the place in a list of orders while one of them is open (spec: public 2.16, decisions WEB-15). */
export const useListMemory = () => useEffect(() => rememberPlace('orders'), [])
