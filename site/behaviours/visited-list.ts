import { rememberPlace, wentBack } from '../catalogue/last-visited.ts'
import type { Behaviour } from '../island.tsx'

/** Goes back to the place in a list where one of its articles was opened, by the browser's way back or by a link of the article (spec: public 2.16, decisions WEB-15). */
const visitedList: Behaviour<{ list: 'ads' | 'news' | 'blogs' }> = (_, { list }) => {
  rememberPlace(list, (entry) => wentBack() || entry.querySelector('a')?.href === document.referrer)
}

export default visitedList
