import { fill } from '../../theme/words.ts'
import { escaped } from '../html/escape.ts'
import type { Operator } from '../operators.ts'

interface PageTexts {
  name: string
  h1: string
  title: string
  metad: string
  text: string
}

/** A kept page with its operator named: pages are kept without, so that a change of the setting changes them all. */
export function nameOperator<Page extends PageTexts>(page: Page, { company, details, address, city }: Operator): Page {
  const facts = { company, company_details: details, company_address: address, city }
  const inHtml = Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, escaped(value)]))
  return {
    ...page,
    name: fill(page.name, facts),
    h1: fill(page.h1, facts),
    title: fill(page.title, facts),
    metad: fill(page.metad, facts),
    text: fill(page.text, inHtml),
  }
}
