import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { routeTable } from './route-table-plugin.ts'

const SERVER = 'http://127.0.0.1:3000'

export default defineConfig(({ command }) => {
  // Whoever calls (a test runner sets its own), what is built is what users get.
  if (command === 'build') process.env.NODE_ENV = 'production'
  return {
    plugins: [routeTable(), react(), tailwindcss()],
    server: { proxy: { '/api': SERVER, '/docs': SERVER } },
    build: {
      // Fonts and images stay files: the content security policy allows no data: fonts.
      assetsInlineLimit: 0,
      // The first browsers with light-dark(), which the themes rest on.
      cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    },
  }
})
