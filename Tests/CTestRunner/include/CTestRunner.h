#pragma once

// Linked for its constructor, which sets how many tests run at a time. It declares nothing.
