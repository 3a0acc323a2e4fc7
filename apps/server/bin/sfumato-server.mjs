#!/usr/bin/env node
import { enableCompileCache } from 'node:module'

// Stripping types and compiling some five hundred files costs a second; doing it once is enough.
enableCompileCache()
const { main } = await import('../src/main.ts')
await main()
