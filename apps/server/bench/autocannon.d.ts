/** The part of autocannon that the benchmark uses; the package brings no types. */
declare module 'autocannon' {
  interface Options {
    url: string
    connections?: number
    duration?: number
    method?: 'GET' | 'POST'
    headers?: Record<string, string>
    body?: string
  }

  export type { Options }
  export default function autocannon(options: Options): Promise<{ '2xx': number; non2xx: number }>
}
