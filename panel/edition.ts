import { createContext, useContext } from 'react'
import { type Edition, editionOf, editions, isEditionCode } from '../editions/index.ts'

/** The edition the page server wrote into the page; in development the first label of the host tells it. */
export function findEdition(): Edition {
  const told = document.querySelector('meta[name=edition]')?.getAttribute('content') ?? ''
  const label = location.hostname.split('.')[0] ?? ''
  return editionOf([told, label].find(isEditionCode) ?? 'kz')
}

export const EditionContext = createContext<Edition>(editions.kz)

/** The country edition whose staff are at work: money, dates and phones follow it. */
export const useEdition = () => useContext(EditionContext)
