export {
  type Answer,
  type Client,
  type ClientOptions,
  createClient,
  type Failure,
  type Success,
} from './client.ts'
