import { Agent, request } from 'node:http'
import { parentPort, workerData } from 'node:worker_threads'

// Requests an address every few milliseconds, and reports how long each answer took.

const agent = new Agent({ keepAlive: true, maxSockets: 1 })
let waits = []

const ask = () => {
  const began = performance.now()
  const answered = () => {
    const waited = performance.now() - began
    // A client polling during that time would have waited for the rest of it.
    for (let wait = waited; wait > 0; wait -= workerData.everyMs) waits.push(wait)
    setTimeout(ask, workerData.everyMs - (waited % workerData.everyMs))
  }
  request(workerData.url, { agent }, (response) => {
    response.resume()
    response.on('end', answered)
  })
    .on('error', answered)
    .end()
}
parentPort.on('message', () => {
  parentPort.postMessage(waits)
  waits = []
})
ask()
