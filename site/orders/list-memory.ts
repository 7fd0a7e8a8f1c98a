import { useEffect } from 'react'
import { noteVisit, takeVisit } from '../catalogue/last-visited.ts'

const LIST = 'orders'

/** Keeps the place in a list of orders, whose entries say `data-visit={id}`, while one of them is open (spec: public 2.16, decisions WEB-15). */
export function useListMemory() {
  useEffect(() => {
    const visit = takeVisit(LIST)
    if (visit && document.querySelector(`[data-visit="${visit.id}"]`)) window.scrollTo({ top: visit.scrollY, behavior: 'instant' })

    const leave = ({ target }: Event) => {
      const entry = target instanceof Element ? target.closest('a')?.closest<HTMLElement>('[data-visit]') : null
      if (entry) noteVisit(LIST, Number(entry.dataset.visit))
    }
    document.addEventListener('click', leave)
    return () => document.removeEventListener('click', leave)
  }, [])
}
