import { z } from 'zod'
import { defineRoutes } from '../define-routes.ts'
import * as s from '../schemas.ts'

const tag = 'Key pairs'
const Pem = z.string().min(1).max(20_000)
const KeyName = s.StoredText.trim().min(1).max(100)
const maxBodyBytes = 64 * 1024
const answer = z.object({ keyPair: s.KeyPair })

export const keyRoutes = defineRoutes({
  listKeyPairs: {
    method: 'GET',
    path: '/api/asymmetric-keys',
    summary: 'Key pairs of this account',
    tag,
    auth: 'apiKey',
    rate: 'other',
    status: 200,
    response: z.object({ keyPairs: z.array(s.KeyPair) }),
    errors: [],
  },
  createKeyPair: {
    method: 'POST',
    path: '/api/asymmetric-keys',
    summary: 'Store a key pair; the private key is sealed, or comes wrapped from zero-knowledge accounts',
    tag,
    auth: 'apiKey',
    rate: 'other',
    body: z.strictObject({ keyName: KeyName, publicKeyPem: Pem, privateKeyPem: Pem }),
    maxBodyBytes,
    status: 200,
    response: answer,
    errors: ['CONFLICT', 'PLAN_LIMIT_EXCEEDED'],
  },
  getKeyPair: {
    method: 'GET',
    path: '/api/asymmetric-keys/{id}',
    summary: 'One key pair, with its private key when asked for',
    tag,
    auth: 'apiKey',
    rate: 'other',
    params: s.Id,
    query: z.strictObject({ includePrivateKey: z.enum(['true', 'false']).optional() }),
    status: 200,
    response: answer,
    errors: [],
  },
  getPublicKey: {
    method: 'GET',
    path: '/api/asymmetric-keys/{id}/public',
    summary: 'The public key alone',
    tag,
    auth: 'apiKey',
    rate: 'other',
    params: s.Id,
    status: 200,
    response: z.object({ publicKeyPem: z.string() }),
    errors: [],
  },
  updateKeyPair: {
    method: 'PUT',
    path: '/api/asymmetric-keys/{id}',
    summary: 'Rename or (de)activate a key pair',
    tag,
    auth: 'apiKey',
    rate: 'other',
    params: s.Id,
    body: z
      .strictObject({ keyName: KeyName.optional(), isActive: z.boolean().optional() })
      .refine((body) => body.keyName !== undefined || body.isActive !== undefined, {
        error: 'send keyName or isActive',
      }),
    maxBodyBytes,
    status: 200,
    response: answer,
    errors: ['CONFLICT'],
  },
  deleteKeyPair: {
    method: 'DELETE',
    path: '/api/asymmetric-keys/{id}',
    summary: 'Delete a key pair for good; zero-knowledge accounts send x-session-key-hash',
    tag,
    auth: 'apiKey',
    rate: 'other',
    params: s.Id,
    headers: z.object({ 'x-session-key-hash': z.string().max(200).optional() }),
    status: 200,
    response: s.Done,
    errors: [],
  },
})
