import { useEffect, useRef } from 'react'
import { maxLength, regex, required, TextInput, useRecordContext, useWrappedSource } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { aliasPattern, referenceLimits } from '../../schemas/reference-terms.ts'
import { slug } from '../../theme/slug.ts'
import { useEdition } from '../edition.ts'

const rules = [required(), maxLength(referenceLimits.alias[1]), regex(aliasPattern, 'reference.alias_form')]

/** The part of addresses: of a new record that of its name, until somebody types another. */
export function AliasInput({ helperText }: { helperText?: false }) {
  const [language] = useEdition().locales
  const isKept = useRecordContext()?.id !== undefined
  const source = useWrappedSource('alias')
  const name: unknown = useWatch({ name: useWrappedSource(`name.${language}`) })
  const { getValues, setValue } = useFormContext()
  const proposed = useRef('')
  useEffect(() => {
    const isTyped = (getValues(source) ?? '') !== proposed.current
    if (isKept || isTyped || typeof name !== 'string') return
    proposed.current = slug(name, language)
    setValue(source, proposed.current)
  }, [isKept, name, language, source, getValues, setValue])
  return (
    <TextInput
      source="alias"
      label="fields.alias"
      validate={rules}
      helperText={helperText ?? (isKept ? 'reference.alias_kept' : 'reference.alias_new')}
    />
  )
}
