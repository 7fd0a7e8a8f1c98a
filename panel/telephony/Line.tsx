import { useState } from 'react'
import { useListContext, useTranslate } from 'react-admin'
import type { lineKinds } from '../../schemas/call-terms.ts'
import { Button } from '../ui/Button.tsx'
import { Row, Soft } from '../ui/boxes.ts'
import { Icon } from '../ui/Icon.tsx'
import { onDemand } from '../ui/on-demand.tsx'

const RingDialog = onDemand(() => import('./RingDialog.tsx'), 'RingDialog')

/** Who carries the calls of the list; undefined until it came. */
export const useLine = (): (typeof lineKinds)[number] | undefined => useListContext().meta?.line

/** Says where calls are not real, or are none. */
export function LineNote() {
  const line = useLine()
  const translate = useTranslate()
  if (line !== 'simulated' && line !== 'none') return null
  return (
    <Row style={{ padding: '.5rem .75rem', flexWrap: 'nowrap' }}>
      <Icon name="info" />
      <Soft>{translate(`telephony.${line}`)}</Soft>
    </Row>
  )
}

/** Lets the built-in line ring. */
export function RingButton() {
  const line = useLine()
  const [isAsking, setAsking] = useState(false)
  const translate = useTranslate()
  if (line !== 'simulated') return null
  return (
    <>
      <Button variant="outlined" icon="phone" onClick={() => setAsking(true)}>
        {translate('telephony.ring')}
      </Button>
      {isAsking && <RingDialog onClose={() => setAsking(false)} />}
    </>
  )
}
