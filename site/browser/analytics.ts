import { pushed } from './data-layer.ts'

interface Told {
  event?: string
}

/**
 * Has an analytics tag count what visitors do, from the first thing that the page told its data layer (spec: decisions OPS-5, OPS-7). The tag takes commands
 * alone; these have a layer of their own, which its address names: in the shared one a tag manager would hear everything twice.
 */
export function startAnalytics(address: string) {
  const asked = new URL(address).searchParams
  const commands: IArguments[] = []
  Object.assign(window, { [asked.get('l') ?? '']: commands })
  function command(..._: unknown[]) {
    // biome-ignore lint/complexity/noArguments: the tag knows a command by its being `arguments`
    commands.push(arguments)
  }
  command('js', new Date())
  command('config', asked.get('id'))

  const pass = ({ event, ...parameters }: Told) => {
    // what a tag manager tells of itself is nothing that a visitor did
    if (event && !event.startsWith('gtm.')) command('event', event, parameters)
  }
  const told = pushed()
  told.forEach(pass)
  const { push } = told
  told.push = (...more) => {
    more.forEach(pass)
    return push.apply(told, more)
  }
}
