import { type Config, prettyDOM } from '@testing-library/dom'
import { patience } from './patience.ts'

/** How queries look for elements: an element that is waited for is missed many times, so the page is printed only where the message is read. */
export const queries: Partial<Config> = {
  asyncUtilTimeout: patience,
  getElementError: (message, container) => {
    const error = new Error()
    error.name = 'TestingLibraryElementError'
    // what waited in vain would add the page once more
    return Object.defineProperty(error, 'message', { configurable: true, get: () => `${message}\n\n${prettyDOM(container)}`, set: () => {} })
  },
}
