/** Works on up to `ahead` things at once and gives the answers in the order of the things. */
export async function* inOrder<Thing, Answer>(
  things: AsyncIterable<Thing>,
  ahead: number,
  work: (thing: Thing) => Promise<Answer>,
): AsyncGenerator<Answer> {
  const underway: Promise<Answer>[] = []
  for await (const thing of things) {
    const answer = work(thing)
    // Told when its turn comes; until then nobody listens.
    answer.catch(() => {})
    underway.push(answer)
    if (underway.length >= ahead) yield await underway.shift()!
  }
  while (underway.length > 0) yield await underway.shift()!
}
