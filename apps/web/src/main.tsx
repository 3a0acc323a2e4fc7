import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createQueryClient } from './query-client.ts'
import { createDashboardRouter } from './routes.tsx'
import { isMarkedSignedIn, markSignedIn, onSignedInElsewhere } from './signed-in.ts'
import './style.css'
import { LanguageProvider } from './texts/language.tsx'
import { keepOpened } from './zero-knowledge.ts'

function showSignIn() {
  keepOpened(undefined)
  const next = router.state.location.pathname
  void router.navigate({ to: '/sign-in', search: { ended: true, next } }).then(() => queryClient.clear())
}

const queryClient = createQueryClient(() => {
  // On the sign-in page a refusal only means a wrong password.
  if (!isMarkedSignedIn()) return
  markSignedIn(undefined)
  showSignIn()
})
const router = createDashboardRouter(queryClient)

// A load of the page leaves nothing behind of whoever was here before.
onSignedInElsewhere((isSignedIn) => (isSignedIn ? location.assign('/') : showSignIn()))

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <LanguageProvider>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </LanguageProvider>
  </StrictMode>,
)
