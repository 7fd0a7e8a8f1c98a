import { useListContext, useTranslate } from 'ra-core'
import type { ReactNode } from 'react'
import { groupThousands } from '../../../theme/money.ts'
import { useEdition } from '../../edition.ts'
import { Soft } from '../boxes.ts'
import { PageHead } from '../PageHead.tsx'

/** A list's name, how many records it found, and what can be done with all of them. */
export function ListHead({ title, actions }: { title: string; actions?: ReactNode }) {
  const edition = useEdition()
  const { total } = useListContext()
  const translate = useTranslate()
  const found =
    total === undefined ? null : (
      <Soft>{translate('common.found', { smart_count: total, count: groupThousands(total, edition, edition.panelLanguage) })}</Soft>
    )
  return <PageHead title={title} beside={found} actions={actions} />
}
