import { type ReactNode, useState } from 'react'
import { CONTENT_STATUS } from '../../schemas/content-life.ts'

interface Props {
  /** Null: a new one. */
  item: { status: number } | null
  children: ReactNode
}

/** The form of an ad or a post, which a deleted one has none of; where staff delete it meanwhile, what was typed stays in sight. */
export function ContentEditor({ item, children }: Props) {
  const [wasLiving] = useState(item?.status !== CONTENT_STATUS.deleted)
  return wasLiving && children
}
