import type { Validator } from 'react-admin'
import { unknownPlaces } from '../../schemas/template-places.ts'

/** Names the first place of a text that nothing would fill; the server asks the same. */
export const knownPlaces: Validator = (text: unknown, { variables }: { variables?: string[] }) => {
  const [unknown] = variables ? unknownPlaces(String(text ?? ''), variables) : []
  return unknown === undefined ? undefined : { message: 'templates.unknown_place', args: { place: `{${unknown}}` } }
}
