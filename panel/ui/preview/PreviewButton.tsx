import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { Button } from '../Button.tsx'
import { onDemand } from '../on-demand.tsx'
import type { Draft } from './site-page.ts'

const PreviewDialog = onDemand(() => import('./PreviewDialog.tsx'), 'PreviewDialog')

type Values = Record<string, unknown>

/** Shows what the form holds as the site would, saved or not. */
export function PreviewButton({ draftOf }: { draftOf: (values: Values) => Draft }) {
  const { getValues } = useFormContext()
  const [values, setValues] = useState<Values | null>(null)
  const translate = useTranslate()
  return (
    <>
      <Button variant="outlined" onClick={() => setValues(getValues())}>
        {translate('site_texts.preview')}
      </Button>
      {values && <PreviewDialog draft={draftOf(values)} lang={String(values.lang)} onClose={() => setValues(null)} />}
    </>
  )
}
