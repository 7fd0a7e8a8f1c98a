import { type ComponentType, useEffect, useState } from 'react'

/** A part that only some of the signed-in see, once its code has come. */
export function usePart<Props>(isSeen: boolean, load: () => Promise<ComponentType<Props>>): ComponentType<Props> | null {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (isSeen)
      load().then(
        (part) => setPart(() => part),
        () => {},
      )
  }, [isSeen])
  return isSeen ? Part : null
}
