/** A line of a stack as an error service takes it. */
interface Frame {
  filename: string
  function?: string
  lineno: number
  colno: number
  in_app: boolean
}

/** `    at send (https://x.example/a.js:1:2)`, `    at https://x.example/a.js:1:2`, and `send@https://x.example/a.js:1:2` of other browsers. */
const forms = [/^\s*at (?:async )?(?:(.*?) \()?(.+?):(\d+):(\d+)\)?$/, /^(.*?)@(.+?):(\d+):(\d+)$/]

/** The places of a stack, the outermost first; lines that name none are left out. */
export function framesOf(stack: string): Frame[] {
  return stack
    .split('\n')
    .flatMap((line) => {
      const [, name, filename = '', lineno, colno] = forms.map((form) => form.exec(line)).find((found) => found !== null) ?? []
      return filename ? [{ filename, ...(name && { function: name }), lineno: Number(lineno), colno: Number(colno), in_app: true }] : []
    })
    .toReversed()
}
