import { type ComponentType, useEffect, useState } from 'react'
import { useSite } from '../../site.ts'
import type { Subject } from '../../texts.ts'

/** A part that only some of the signed-in see, once its code and its words have come. */
export function usePart<Props>(
  isSeen: boolean,
  load: () => Promise<ComponentType<Props>>,
  ...subjects: readonly Subject[]
): ComponentType<Props> | null {
  const { fetchTexts } = useSite()
  const [Part, setPart] = useState<ComponentType<Props> | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (isSeen)
      Promise.all([load(), fetchTexts(...subjects)]).then(
        ([part]) => setPart(() => part),
        () => {},
      )
  }, [isSeen])
  return isSeen ? Part : null
}
