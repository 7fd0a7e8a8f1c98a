import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'

type Load<Name extends string, Props> = () => Promise<Record<Name, ComponentType<Props>>>

/** A component whose code is fetched when it is first drawn; a `Suspense` above it says what stands there meanwhile. */
export const fetched = <Name extends string, Props extends object>(load: Load<Name, Props>, name: Name) =>
  lazy<ComponentType<Props>>(async () => ({ default: (await load())[name] }))

/** A part of a screen that is fetched where it is first drawn: `onDemand(() => import('./PauseDialog.tsx'), 'PauseDialog')`; `meanwhile` holds its place. */
export function onDemand<Name extends string, Props extends object>(load: Load<Name, Props>, name: Name, meanwhile?: (props: Props) => ReactNode) {
  const Part = fetched(load, name)
  return (props: Props) => (
    <Suspense fallback={meanwhile?.(props)}>
      <Part {...props} />
    </Suspense>
  )
}
