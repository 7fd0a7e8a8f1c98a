type Export = (rows: object[], done: (error: unknown, csv: string) => void) => void

/** In place of the package: react-admin carries it into every list for an export that ours make another way, so it comes when one is asked for. */
const jsonExport: Export = async (...given) => {
  // @ts-expect-error it brings no types
  const { default: make }: { default: Export } = await import('jsonexport/dist')
  make(...given)
}
export default jsonExport
