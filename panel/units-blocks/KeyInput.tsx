import { required, TextInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { length } from '../ui/form/rules.ts'
import { usePlace } from './fields.tsx'

/** By which name the site asks for the block; where that is stands under it. */
export function KeyInput({ readOnly }: { readOnly: boolean }) {
  const key: unknown = useWatch({ name: 'key' })
  const placeOf = usePlace()
  return <TextInput source="key" readOnly={readOnly} validate={[required(), ...length([1, 60])]} helperText={placeOf(String(key ?? ''))} />
}
