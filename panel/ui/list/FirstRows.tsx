import { type ReactNode, useState } from 'react'
import { useTranslate } from 'react-admin'
import { More } from '../More.ts'
import { Rows } from './Rows.tsx'

/** The first `most` of many rows; the others unfold below them. */
export function FirstRows<T>({ of: all, most, children }: { of: readonly T[]; most: number; children: (row: T) => ReactNode }) {
  const [isWhole, setWhole] = useState(all.length <= most)
  const translate = useTranslate()
  return (
    <>
      <Rows>{(isWhole ? all : all.slice(0, most)).map(children)}</Rows>
      {!isWhole && (
        <More type="button" onClick={() => setWhole(true)}>
          {translate('common.show_more', { smart_count: all.length - most })}
        </More>
      )}
    </>
  )
}
