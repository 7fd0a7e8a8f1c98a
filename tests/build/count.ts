/** Numbers 1, 2, 3 … for names that must differ between the rows of a test file. */
export function counter(): () => number {
  let last = 0
  return () => {
    last += 1
    return last
  }
}
