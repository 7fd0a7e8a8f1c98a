import { useRecordContext, useTranslate } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { Button } from '../ui/Button.tsx'
import type { Template } from './fields.tsx'

/** Puts the product's own words back into the form, to be saved like any others. */
export function StandardButton() {
  const template = useRecordContext<Template>()
  const { setValue } = useFormContext()
  const translate = useTranslate()
  if (!template?.is_own || !template.standard) return null
  const { standard } = template
  const words = typeof standard === 'string' ? { text: standard } : { ...standard, html: '' }
  const restore = () => {
    for (const [field, text] of Object.entries(words)) setValue(field, text, { shouldDirty: true })
  }
  return (
    <div>
      <Button icon="back" variant="outlined" onClick={restore}>
        {translate('templates.restore')}
      </Button>
    </div>
  )
}
