import type { ReactNode } from 'react'
import { useResourceContext } from 'react-admin'
import { AboveTitle, BesideTitle } from '../../layout/BesideTitle.tsx'
import { Breadcrumb } from '../Breadcrumb.tsx'

/** A record's actions: the way back to its list over the page's name, and what is to be known or done at once beside it. */
export function RecordActions({ children }: { children?: ReactNode }) {
  const slug = useResourceContext() ?? ''
  return (
    <>
      <AboveTitle>
        <Breadcrumb slug={slug} />
      </AboveTitle>
      <BesideTitle>{children}</BesideTitle>
    </>
  )
}
