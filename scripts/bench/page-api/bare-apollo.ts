/**
 * Apollo Server alone: the schema of the gateway without its resolvers, its store of parsed operations, and one answer from
 * memory. Prints its port.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ApolloServer } from '@apollo/server';
import { startStandaloneServer } from '@apollo/server/standalone';
import { createDocumentStore } from '#gateway/apollo/document-store.ts';

const typeDefs = readFileSync(join(import.meta.dirname, '../../../gateway/schema.graphql'), 'utf8');
const rootValue = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'));

const server = new ApolloServer({
  typeDefs,
  rootValue,
  documentStore: createDocumentStore(),
  introspection: false,
  persistedQueries: false,
  nodeEnv: 'production',
});
const { url } = await startStandaloneServer(server, { listen: { port: 0, host: '127.0.0.1' } });
console.log(new URL(url).port);
