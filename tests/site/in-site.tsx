import { render } from '@testing-library/preact'
import type { ComponentChild } from 'preact'
import type { ReactNode } from 'react'
import { editionOf } from '../../editions/index.ts'
import { locales } from '../../locales/index.ts'
import { type Site, SiteContext } from '../../site/site.ts'

/** The site of kz in English, where all words have come. */
export const buildSite = (site: Partial<Site> = {}): Site => ({
  edition: editionOf('kz'),
  language: 'en',
  path: '/',
  texts: (subject) => locales.en[subject],
  fetchTexts: async () => {},
  ...site,
})

/** Draws a part as its page does: inside the site. */
export const renderIn = (part: ReactNode, site: Partial<Site> = {}) =>
  render((<SiteContext.Provider value={buildSite(site)}>{part}</SiteContext.Provider>) as ComponentChild)
