import { Agent, request } from 'node:http'
import { parentPort, workerData } from 'node:worker_threads'

// Requests an address repeatedly and reports the slowest answer.

const agent = new Agent({ keepAlive: true, maxSockets: 1 })
let longest = 0

const ask = () => {
  const began = performance.now()
  const next = () => {
    longest = Math.max(longest, performance.now() - began)
    setImmediate(ask)
  }
  request(workerData, { agent }, (response) => {
    response.resume()
    response.on('end', next)
  })
    .on('error', next)
    .end()
}
parentPort.on('message', () => {
  parentPort.postMessage(longest)
  longest = 0
})
ask()
