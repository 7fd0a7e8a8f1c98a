import type { DataProvider, TranslateFunction } from 'react-admin'
import { Refusal } from '../data-providers/index.ts'
import { refusalWord, toastText } from './layout/toast-text.ts'

/**
 * The data provider whose refusals say in words what react-admin shows of them: `message` in a toast, `body.errors` at the inputs. `error` stays the code
 * of the contract (spec: back-office 8).
 */
export const inWords = (provider: DataProvider, translate: TranslateFunction): DataProvider =>
  new Proxy(provider, {
    get: (_, method: string) => {
      const does: unknown = provider[method]
      if (typeof does !== 'function') return does
      return async (...asked: unknown[]) => {
        try {
          return await does(...asked)
        } catch (error) {
          throw error instanceof Refusal ? worded(error, translate) : error
        }
      }
    },
  })

const worded = (refusal: Refusal, translate: TranslateFunction) => {
  const text = toastText(refusal, translate)
  const { errors } = refusal.body
  return Object.assign(refusal, {
    message: text,
    body: errors ? { errors: { ...wordsOf(errors, refusal, translate), root: { serverError: text } } } : {},
  })
}

const wordsOf = (errors: Record<string, string>, refusal: Refusal, translate: TranslateFunction) =>
  Object.fromEntries(Object.entries(errors).map(([field, code]) => [field, refusalWord(code, refusal, translate)]))
